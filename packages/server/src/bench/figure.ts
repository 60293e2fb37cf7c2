export type ServerFigure = {
  readonly id: string
  readonly value: number
  readonly unit: string
  readonly floor?: number
  readonly goal?: number
  readonly note?: string
}
