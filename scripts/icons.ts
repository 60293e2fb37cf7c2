/**
 * Writes the icons for systems that show no SVG (Android's notices, some home screens) to the client's `public/`, from `favicon.svg`: `node
 * scripts/icons.ts`. The badge is the hut alone, as a mask: Android paints it in one colour.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { browserHere } from '../e2e/browser.ts'

const PUBLIC = new URL('../packages/client/public/', import.meta.url)
const logo = readFileSync(new URL('favicon.svg', PUBLIC), 'utf8')
const hut = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="4 8 56 50">
  <path fill="#fff" fill-rule="evenodd" d="M8 34 32 13l12 10.500V18h6v11l6 5v4h-5v15H37V44a5 5 0 0 0-10 0v9H13V38H8z" />
</svg>`
/** To the edges: a phone cuts its own shape out of it, and iOS paints transparent parts black. */
const square = logo.replace('rx="14" ', '')
/** Every shape keeps a circle of 80 %. */
const maskable = square.replace(
  /(<rect[^>]*>)([\s\S]*)<\/svg>/,
  '$1<g transform="translate(4.8 4.8) scale(0.85)">$2</g></svg>',
)
const ICONS = [
  { name: 'icon-192.png', size: 192, svg: logo },
  { name: 'icon-512.png', size: 512, svg: logo },
  { name: 'icon-maskable-512.png', size: 512, svg: maskable },
  { name: 'apple-touch-icon.png', size: 180, svg: square },
  { name: 'badge-96.png', size: 96, svg: hut },
] as const

const browser = await browserHere()
for (const { name, size, svg } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const sized = svg.replace('<svg ', `<svg width="${size}" height="${size}" style="display:block" `)
  await page.setContent(`<body style="margin:0">${sized}</body>`)
  // An icon that fills its square has no transparent part, and is smaller without alpha.
  writeFileSync(new URL(name, PUBLIC), await page.screenshot({ omitBackground: svg === logo || svg === hut }))
  await page.close()
}
await browser.close()
