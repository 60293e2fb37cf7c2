export function InitiativeMark({ size = 22, class: name }: { size?: number; class?: string }) {
  return (
    <svg class={name} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="11.5" fill="var(--loch, #9ac7ec)" />
      <g fill="none" stroke="var(--on-loch, #191310)" stroke-linecap="round" stroke-width="2">
        <path d="M17.5 6.5l-7.5 7.5" stroke-width="2.4" />
        <path d="M8 11.5l4.5 4.5M10 14l-3.5 3.5" />
      </g>
      <path d="M19 5l-.4 3.3-2.9-2.900z" fill="var(--on-loch, #191310)" />
    </svg>
  )
}
