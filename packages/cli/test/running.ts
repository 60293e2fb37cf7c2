import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { BotFailures } from '@bothy/server/load'
import { onTestFinished } from 'vitest'

export const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'bothy-command-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

export function heeding(log: Readable): BotFailures {
  const failures = new BotFailures(process.stderr)
  createInterface(log).on('line', (line) => failures.write(`${line}\n`))
  return failures
}

export async function running(data: string): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const words = [MAIN, 'serve', '--port', '0', '--host', '127.0.0.1', '--data', data]
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] })
  const failures = heeding(child.stderr)
  onTestFinished(() => {
    child.kill('SIGKILL')
    failures.check()
  })
  let said = ''
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      said += String(chunk)
      const url = /http:\/\/localhost:\d+/.exec(said)?.[0]
      if (url !== undefined) resolve({ child, url })
    })
    child.once('exit', () => reject(new Error(`no address in: ${said}`)))
  })
}

export type Ran = { readonly status: number | null; readonly stdout: string; readonly stderr: string }

export const beside = (data: string, ...words: readonly string[]): Promise<Ran> =>
  new Promise((resolve) => {
    const child = execFile(process.execPath, [MAIN, ...words, '--data', data], (_error, stdout, stderr) =>
      resolve({ status: child.exitCode, stdout, stderr }),
    )
  })
