/**
 * The yardstick of every speed figure: Connect Four at random. It never changes; a change resets all bars.
 *
 * 6 x 7 cells in an Int8Array, xorshift32, a uniformly random column that is not full (by rejection), a win test in four
 * directions around the last stone, until a win or a full board.
 */
const COLUMNS = 7
const ROWS = 6
const CELLS = COLUMNS * ROWS
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const

const board = new Int8Array(CELLS)
const heights = new Int8Array(COLUMNS)
let seed = 0x9e3779b9

function random(): number {
  seed ^= seed << 13
  seed ^= seed >>> 17
  seed ^= seed << 5
  return seed >>> 0
}

function run(column: number, row: number, dx: number, dy: number, stone: number): number {
  let n = 0
  let x = column + dx
  let y = row + dy
  while (x >= 0 && x < COLUMNS && y >= 0 && y < ROWS && board[y * COLUMNS + x] === stone) {
    n++
    x += dx
    y += dy
  }
  return n
}

function wins(column: number, row: number, stone: number): boolean {
  for (const [dx, dy] of DIRECTIONS) {
    if (run(column, row, dx, dy, stone) + run(column, row, -dx, -dy, stone) >= 3) return true
  }
  return false
}

export function connectFour(): number {
  board.fill(0)
  heights.fill(0)
  for (let moves = 0; moves < CELLS; moves++) {
    let column = random() % COLUMNS
    while (heights[column] === ROWS) column = random() % COLUMNS
    const row = heights[column]++
    const stone = 1 + (moves & 1)
    board[row * COLUMNS + column] = stone
    if (wins(column, row, stone)) return moves + 1
  }
  return CELLS
}
