import type { ComponentChildren, JSX } from 'preact'
import { paths } from '@bothy/board-kit/ui/page/router.ts'
import { PageHeader } from '../page-header.tsx'
import './styles.css'
import { words } from './words.ts'

const PAGES = ['profile', 'friends', 'notices', 'account'] as const
type PageName = (typeof PAGES)[number]

export function Personal({
  page,
  children,
}: {
  readonly page: PageName | null
  readonly children: ComponentChildren
}): JSX.Element {
  return (
    <>
      <PageHeader />
      <main id="main" tabIndex={-1} class="page personal">
        <nav class="personal-nav" aria-label={words.value.pages}>
          {PAGES.map((name) => (
            <a key={name} href={paths[name]} aria-current={name === page ? 'page' : undefined}>
              {words.value[name]}
            </a>
          ))}
        </nav>
        {children}
      </main>
    </>
  )
}
