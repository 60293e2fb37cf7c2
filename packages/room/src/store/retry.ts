export const RETRY_MS = 5000
