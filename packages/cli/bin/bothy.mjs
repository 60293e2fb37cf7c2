#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

const OLDEST_NODE = 24
const main = new URL('../src/main.ts', import.meta.url)

if (Number(process.versions.node.split('.')[0]) >= OLDEST_NODE) {
  await import(main.href)
} else {
  const name = process.platform === 'win32' ? 'node.cmd' : 'node'
  const bundled = fileURLToPath(new URL(`../../../node_modules/.bin/${name}`, import.meta.url))
  if (existsSync(bundled)) rerun(bundled)
  else {
    console.error(
      `bothy: Node ${OLDEST_NODE} or newer is needed, this is ${process.versions.node}. Run npm ci, or install Node ${OLDEST_NODE}.`,
    )
    process.exitCode = 2
  }
}

function rerun(node) {
  const child = spawn(node, [fileURLToPath(main), ...process.argv.slice(2)], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const forward = (signal) => child.kill(signal)
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, forward)
  child.on('error', (error) => {
    console.error(`bothy: ${error.message}`)
    process.exitCode = 1
  })
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0)
  })
}
