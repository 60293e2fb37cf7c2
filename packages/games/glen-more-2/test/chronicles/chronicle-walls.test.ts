/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ORDER } from '../../modules/module-types.ts'

const SOURCES = new URL('../../', import.meta.url)
const filesIn = (folder: string): readonly string[] =>
  readdirSync(new URL(folder, SOURCES), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/^test[\\/]/.test(name))
    .map((name) => `${folder}${name}`)
const importsOf = (file: string): readonly string[] =>
  [...readFileSync(new URL(file, SOURCES), 'utf8').matchAll(/ from '(\..*)'/g)].map(([, from]) => from)

const foreign = (files: readonly string[], isOwn: (name: string) => boolean): readonly string[] =>
  files.flatMap((file) =>
    importsOf(file)
      .filter((from) => ORDER.some((name) => !isOwn(name) && from.split('/').includes(name)))
      .map((from) => `${file}: ${from}`),
  )

describe('GM2-C0-1 walls', () => {
  test('GM2-C0-1 rules and frames of the base know no Chronicle', () => {
    const files = filesIn('rules/')
    expect(files.length).toBeGreaterThan(60)
    expect(foreign(files, () => false)).toEqual([])
  })

  // GM2-C8-1: the gangsters alone will know the others, whose Chronicles they reach into.
  test.each(ORDER.filter((id: string) => id !== 'mobs'))('GM2-C0-1 %s imports no other Chronicle', (id) => {
    expect(filesIn(`modules/${id}/`).length).toBeGreaterThan(20)
    expect(foreign(filesIn(`modules/${id}/`), (name) => name === id)).toEqual([])
  })
})
