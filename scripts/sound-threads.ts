/**
 * V8 guards compiled code with memory protection keys where the processor has them, and now and then loses count of the pages
 * when threads come and go: `Check failed: jit_page.has_value()` ends the process. Bots live in worker threads, so the server and
 * its tests run without these keys. Removable once the V8 of our Node is sound there.
 */
export const SOUND_THREADS = ['--no-memory-protection-keys']
