import { readFileSync } from 'node:fs'

export type Stage = { readonly from: string; readonly name: string | null; readonly steps: readonly Step[] }
export type Step = { readonly word: string; readonly rest: string }

export function stagesOf(file: string): readonly Stage[] {
  const stages: { from: string; name: string | null; steps: Step[] }[] = []
  const lines = readFileSync(file, 'utf8').replaceAll('\\\n', ' ').split('\n')
  for (const line of lines) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const [word = '', ...rest] = line.split(/\s+/)
    if (word === 'FROM') stages.push({ from: rest[0] ?? '', name: rest[2] ?? null, steps: [] })
    else stages.at(-1)?.steps.push({ word, rest: rest.join(' ') })
  }
  return stages
}

export const restsOf = ({ steps }: Stage, word: string): readonly string[] =>
  steps.filter((step) => step.word === word).map(({ rest }) => rest)

export function listOf(stage: Stage, word: string): readonly string[] {
  const list: unknown = JSON.parse(restsOf(stage, word).at(-1) ?? '[]')
  if (!Array.isArray(list) || !list.every((item) => typeof item === 'string')) throw new Error(`${word} is no list`)
  return list
}
