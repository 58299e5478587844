import { parentPort } from 'node:worker_threads'
import type { ThreadNews } from '#server/platform/threads/task-thread.ts'

/**
 * The worker's side of `startTaskThread`: says that the worker is ready, and answers each task it is sent. Tasks and
 * answers are copied by the structured clone algorithm, so they hold plain data. An error that `answer` throws ends
 * the worker.
 */
export function answerTasks<Task, Answer>(answer: (task: Task) => Answer): void {
  const tell = (news: ThreadNews<Answer>) => parentPort?.postMessage(news)
  parentPort?.on('message', (task: Task) => tell({ kind: 'answer', answer: answer(task) }))
  tell({ kind: 'ready' })
}
