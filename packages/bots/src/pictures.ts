import type { ArenaResult } from './arena.ts'
import type { TrainPoint } from './train/train.ts'

const INK = '#3b3a36'
const GRID = '#cfc8b8'
const BAR = '#4e6b4d'
const SECOND = '#8d3a3e'
const PAPER = '#f7f3e8'

const percent = (x: number): string => `${(100 * x).toFixed(1)} %`
const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const frame = (width: number, height: number, title: string, inside: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="sans-serif" font-size="13">`,
    `<title>${escape(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="${PAPER}"/>`,
    `<text x="16" y="24" font-size="15" fill="${INK}">${escape(title)}</text>`,
    ...inside,
    '</svg>\n',
  ].join('\n')

export function arenaPicture(result: ArenaResult): string {
  const left = 130
  const wide = 420
  const row = 36
  const top = 48
  const x = (share: number): string => (left + share * wide).toFixed(1)
  const bottom = top + result.bots.length * row
  const parts = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<line x1="${x(share)}" x2="${x(share)}" y1="${top}" y2="${bottom}" stroke="${GRID}"/><text x="${x(share)}" y="${bottom + 16}" text-anchor="middle" fill="${INK}">${100 * share} %</text>`,
  )
  result.bots.forEach((bot, i) => {
    const y = top + i * row
    const middle = y + row / 2
    parts.push(
      `<text x="${left - 10}" y="${middle + 5}" text-anchor="end" fill="${INK}">${escape(bot.name)}</text>`,
      `<rect x="${left}" y="${y + 8}" width="${(bot.winShare * wide).toFixed(1)}" height="${row - 16}" fill="${BAR}"/>`,
      `<line x1="${x(bot.low)}" x2="${x(bot.high)}" y1="${middle}" y2="${middle}" stroke="${INK}" stroke-width="3"/>`,
      `<text x="${left + wide + 12}" y="${middle + 5}" fill="${INK}">${percent(bot.winShare)} (${percent(bot.low)} to ${percent(bot.high)})</text>`,
    )
  })
  const fair = x(1 / result.seats)
  parts.push(`<line x1="${fair}" x2="${fair}" y1="${top}" y2="${bottom}" stroke="${SECOND}" stroke-dasharray="4 3"/>`)
  const title = `${result.game}, ${result.seats} seats, ${result.games} games: win share`
  return frame(left + wide + 200, bottom + 32, title, parts)
}

export function curvePicture(title: string, curve: readonly TrainPoint[]): string {
  const left = 56
  const wide = 560
  const top = 48
  const high = 240
  const last = curve.length === 0 ? 1 : curve[curve.length - 1].games
  const most = Math.max(1e-6, ...curve.map((point) => point.loss))
  const x = (games: number): string => (left + (games / last) * wide).toFixed(1)
  const y = (share: number): string => (top + (1 - share) * high).toFixed(1)
  const line = (value: (point: TrainPoint) => number): string =>
    curve.map((point) => `${x(point.games)},${y(value(point))}`).join(' ')
  const parts = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<line x1="${left}" x2="${left + wide}" y1="${y(share)}" y2="${y(share)}" stroke="${GRID}"/><text x="${left - 8}" y="${(Number(y(share)) + 4).toFixed(1)}" text-anchor="end" fill="${INK}">${100 * share} %</text>`,
  )
  parts.push(
    `<polyline points="${line((point) => point.loss / most)}" fill="none" stroke="${SECOND}" stroke-dasharray="5 4" stroke-width="2"/>`,
    `<polyline points="${line((point) => point.winShare)}" fill="none" stroke="${BAR}" stroke-width="3"/>`,
    `<text x="${left + wide}" y="${top + high + 20}" text-anchor="end" fill="${INK}">${last} games</text>`,
    `<text x="${left}" y="${top + high + 20}" fill="${BAR}">win share against medium</text>`,
    `<text x="${left + 190}" y="${top + high + 20}" fill="${SECOND}">loss (largest ${most.toFixed(3)})</text>`,
  )
  return frame(left + wide + 24, top + high + 36, title, parts)
}
