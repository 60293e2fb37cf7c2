#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

const OLDEST_NODE = 26
const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const isNew = Number(process.versions.node.split('.')[0]) >= OLDEST_NODE
const bundled = fileURLToPath(
  new URL(`../../../node_modules/.bin/${process.platform === 'win32' ? 'node.cmd' : 'node'}`, import.meta.url),
)

if (isNew) run(process.execPath, false)
else if (existsSync(bundled)) run(bundled, process.platform === 'win32')
else {
  console.error(
    `bothy: Node ${OLDEST_NODE} or newer is needed, this is ${process.versions.node}. Run npm ci, or install Node ${OLDEST_NODE}.`,
  )
  process.exitCode = 2
}

/** In a process of its own, because threads need a switch that cannot be set later: see scripts/sound-threads.ts. */
function run(node, shell) {
  const child = spawn(node, ['--no-memory-protection-keys', main, ...process.argv.slice(2)], {
    stdio: 'inherit',
    shell,
  })
  const forward = (signal) => child.kill(signal)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward)
  child.on('error', (error) => {
    console.error(`bothy: ${error.message}`)
    process.exitCode = 1
  })
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0)
  })
}
