import { EXFILTRATION_FRAMES } from '#agent/perception/foreign/frames/exfiltration-frames.ts'
import type { Frame } from '#agent/perception/foreign/frames/frame.ts'
import { GAME_FRAMES } from '#agent/perception/foreign/frames/game-frames.ts'
import { HAGGLING_FRAMES } from '#agent/perception/foreign/frames/haggling-frames.ts'
import { OTHERS_FRAMES } from '#agent/perception/foreign/frames/others-frames.ts'
import { RECORD_FRAMES } from '#agent/perception/foreign/frames/record-frames.ts'
import { STORY_FRAMES } from '#agent/perception/foreign/frames/story-frames.ts'
import { SUPPOSED_FRAMES } from '#agent/perception/foreign/frames/supposed-frames.ts'
import { TASK_FRAMES } from '#agent/perception/foreign/frames/task-frames.ts'
import { TELLING_WORDS } from '#agent/perception/foreign/frames/telling-words.ts'

export const FRAMES: readonly Frame[] = [
  ...SUPPOSED_FRAMES,
  ...STORY_FRAMES,
  ...TASK_FRAMES,
  ...OTHERS_FRAMES,
  ...RECORD_FRAMES,
  ...GAME_FRAMES,
  ...HAGGLING_FRAMES,
  ...EXFILTRATION_FRAMES,
  ...TELLING_WORDS,
]

/** Does something with what was said, rather than say it: "Use that.", "Score it", "enter them". */
export const HANDLING =
  /(?:^|[.!?;,\n]\s{0,3}|\b(?:please|now|just|then|so|and) )(?:score|rate|grade|judge|rank|use|load|store|save|keep|import|apply|fill|tick|log|register|record|insert|append|reset|force|treat|execute|enter|copy|continue|take|confirm|acknowledge|honou?r|go on|carry on|replace|restore|assume|read|process) (?:it|that|them|those|these|this|him|her|me|us|the (?:benchmark|same|figures?|numbers?|values?|profile|answers?|parallel|hero|above|following|real|true)|my answer|accordingly|as|from)\b(?! (?:instead|(?:a |an )?(?:lot|few|while|bit)|at|up|to (?:[a-z-]+[@.(])|and (?:it|we|you)))/
