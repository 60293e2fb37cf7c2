export class Progress {
  constructor(out: { isTTY?: boolean; columns?: number; write(text: string): unknown })
  begin(step: string): void
  at(step: string, where: string): void
  end(step: string, outcome: string): void
  tell(text: string): void
  close(): void
}
