const REVISION = { start: 1 } as const

export const NEWEST_REVISION = REVISION.start
