import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const at = (path: string): URL => new URL(`../../${path}`, import.meta.url)

function pngOf(path: string): { readonly width: number; readonly height: number; readonly isOpaque: boolean } {
  const bytes = readFileSync(at(`public${path}`))
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), isOpaque: bytes[25] === 2 }
}

test('a phone that keeps Bothy knows it again, and may cut its icon into any shape', () => {
  const manifest = readFileSync(at('public/manifest.webmanifest'), 'utf8')
  expect(manifest).toContain('"id": "/"')
  expect(manifest).toContain(
    '{ "src": "/icon-maskable-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable" }',
  )
  expect(pngOf('/icon-maskable-512.png')).toEqual({ width: 512, height: 512, isOpaque: true })
})

test('an icon for the home screen of an iPhone, with corners of its own', () => {
  const [, path = ''] = /rel="apple-touch-icon" href="([^"]+)"/.exec(readFileSync(at('index.html'), 'utf8')) ?? []
  expect(pngOf(path)).toEqual({ width: 180, height: 180, isOpaque: true })
})
