import { Stones } from './stones.tsx'

export function Emblem() {
  return (
    <svg viewBox="0 0 260 156" width="100%" aria-hidden="true" focusable="false" style={{ display: 'block' }}>
      <Stones />
    </svg>
  )
}
