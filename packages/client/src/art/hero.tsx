/** The hut at dusk, for the home page: a decoration that works on light and dark ground alike. */
export function HeroScene({ class: name }: { class?: string }) {
  return (
    <svg
      class={name}
      viewBox="0 0 960 360"
      width="100%"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
      style={{ display: 'block' }}
    >
      <defs>
        <linearGradient id="hero-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#1e2145" />
          <stop offset="0.5" stop-color="#5b3f74" />
          <stop offset="0.8" stop-color="#c76f5e" />
          <stop offset="1" stop-color="#efb263" />
        </linearGradient>
      </defs>
      <rect width="960" height="360" fill="url(#hero-sky)" />
      <path d="M0 360V230l140-90 120 80 110-60 130 80 150-110 160 110 150-60v180z" fill="#3b2f57" />
      <path d="M380 300l70-50 70 50v40H380z" fill="#8d8272" />
      <path d="M440 340v-28q0-10 10-10t10 10v28z" fill="#ffd36b" />
    </svg>
  )
}
