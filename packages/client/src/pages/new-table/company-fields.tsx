import type { JSX } from 'preact'
import { useId } from 'preact/hooks'
import { Icon, type IconName } from '@bothy/board-kit/ui/controls/icons.tsx'
import { makeWords } from '@bothy/board-kit/ui/words/make-words.ts'
import { COMPANIES, type Company } from '@bothy/board-kit/ui/page/router.ts'

const ICONS: { readonly [company in Company]: IconName } = {
  bots: 'robot',
  friends: 'link',
  anyone: 'people',
  here: 'device',
}

export function CompanyFields({
  company,
  onChange,
}: {
  readonly company: Company
  readonly onChange: (company: Company) => void
}): JSX.Element {
  const words = makeWords.value
  const name = useId()
  return (
    <fieldset>
      <legend class="visually-hidden">{words.seats}</legend>
      <div class="companies">
        {COMPANIES.map((value) => (
          <label key={value} class="company">
            <input type="radio" name={name} checked={value === company} onChange={() => onChange(value)} />
            <Icon name={ICONS[value]} size={24} />
            <span>
              <strong class="company-name">{words.companies[value]}</strong>
              <strong class="company-brief">{words.companiesInBrief[value]}</strong>
              <span class="soft small">{words.companyHelp[value]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
