export function Die({ class: name, moves }: { class: string; moves?: string }) {
  return (
    <svg class={name} data-key={moves} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <rect x="5" y="5" width="38" height="38" rx="8" fill="#f8f0e0" stroke="#2a1c12" stroke-width="2.5" />
      <g fill="#2a1c12">
        <circle cx="15" cy="15" r="3.6" />
        <circle cx="24" cy="24" r="3.6" />
        <circle cx="33" cy="33" r="3.6" />
      </g>
    </svg>
  )
}
