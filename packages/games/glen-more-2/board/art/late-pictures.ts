import { LATE_LANDMARKS } from './landmarks-late.ts'
import { LATE_PORTRAITS } from './portraits-late.ts'
import { MIDDLE_PORTRAITS } from './portraits-middle.ts'

export const LATE_PICTURES = { landmarks: LATE_LANDMARKS, portraits: { ...MIDDLE_PORTRAITS, ...LATE_PORTRAITS } }
