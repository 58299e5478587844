/** Messages from a thread to the thread that started it. */
export type ThreadNews<Answer> = { kind: 'ready' } | { kind: 'answer'; answer: Answer }
