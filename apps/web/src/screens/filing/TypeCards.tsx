import { clsx } from 'clsx'
import { newestFilingForm } from '@saki/catalogue/rights/filings'
import { rights } from '@saki/catalogue/rights/registry'
import { formatRupiah } from '@saki/domain/money/rupiah'
import type { TextKey } from '@saki/texts'

import { UsualFiling } from '../../flow/UsualFiling.tsx'
import { useCall } from '../../lib/queries.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import styles from './filing.module.css'

/** Milliseconds for which the fees are not asked again. */
const FEES_STALE_MS = 600_000

/** Rights to choose from, one for each form. A right without a form is shown as not open yet. */
const kinds = rights
  .filter((right, at) => rights.findIndex(({ form }) => form.id === right.form.id) === at)
  .map(({ id, icon, letter, card, form, laws }) => ({
    value: id as string,
    icon,
    right: letter,
    ...card,
    form: form.id,
    flow: laws.at(-1)?.workflow.id ?? '',
  }))

/** Form of a right by its APPL_TYP; undefined for a right the portal does not accept. */
export function formOfRight(value: string): string | undefined {
  const kind = kinds.find((found) => found.value === value)
  return kind && newestFilingForm(kind.form) ? kind.form : undefined
}

/** Text key of the name of a right, by its APPL_TYP. */
export function nameOfRight(value: string): TextKey {
  return kinds.find((found) => found.value === value)?.name ?? 'drafts:untitled'
}

/** The right a form is for, with icon and colour; the first one (design) for an unknown form. */
export function kindOfForm(formId: string) {
  return kinds.find((found) => found.form === formId) ?? kinds[0]
}

interface TypeCardsProps {
  id: string
  value: string
  error?: string | undefined
  readOnly?: boolean
  onChoose: (value: string) => void
}

/** Least fee by the tariff of today, the time that the law sets, and how long it usually took in the last year. The line of the fee keeps its place while it loads. */
function KindFacts({ form, flow, time }: { form: string; flow: string; time: TextKey }) {
  const { say } = useWords('drafts')
  const fees = useCall('filingFees', {}, { staleTime: FEES_STALE_MS })
  const ids = rights.filter((right) => right.form.id === form).map(({ id }) => id as string)
  const least = (fees.data ?? [])
    .filter(({ APPL_TYP }) => ids.includes(APPL_TYP))
    .toSorted((a, b) => a.LOWEST_AMOUNT - b.LOWEST_AMOUNT)[0]
  const amounts = least && { lowest: formatRupiah(least.LOWEST_AMOUNT), general: formatRupiah(least.GENERAL_AMOUNT) }
  return (
    <>
      <span className="flex align-start gap-6 text-plain">
        <Icon name="money" size={16} />
        <span>
          <b>{say('drafts:type.fee')}</b>{' '}
          {amounts
            ? say(amounts.lowest === amounts.general ? 'drafts:type.fee.one' : 'drafts:type.fee.from', amounts)
            : say(fees.error ? 'core:load.unreachable' : 'core:loading')}
        </span>
      </span>
      <span className="flex align-start gap-6 text-plain">
        <Icon name="clock" size={16} />
        <span>
          <b>{say('drafts:type.time')}</b> {say(time)}
          <UsualFiling flow={flow} />
        </span>
      </span>
    </>
  )
}

/** Radio cards to choose the kind of right. */
export function TypeCards({ id, value, error, readOnly = false, onChoose }: TypeCardsProps) {
  const { say } = useWords('drafts', 'filing')
  return (
    <fieldset className={`field ${error ? 'faulty' : ''}`}>
      <legend className="field-label">
        <Label k="filing:applTyp.label" />
      </legend>
      {error && (
        <p className="fault" id={`${id}-error`}>
          <Icon name="alert" size={18} />
          {error}
        </p>
      )}
      <div className={clsx(styles.types, 'grid one-column-on-phones gap-12')}>
        {kinds.map((kind, at) => (
          <label key={kind.value} className={clsx('choice', styles.type, value === kind.value ? 'on' : '')}>
            <input
              type="radio"
              name={id}
              id={at === 0 ? id : `${id}-${kind.value}`}
              value={kind.value}
              checked={value === kind.value}
              disabled={!newestFilingForm(kind.form) || readOnly}
              onChange={() => onChoose(kind.value)}
            />
            <span className="choice-words hint">
              <span className={`right ${kind.right}`}>
                <Icon name={kind.icon} />
                <Label k={kind.name} stacked />
              </span>
              {say(kind.hint)}
              <KindFacts form={kind.form} flow={kind.flow} time={kind.time} />
              {!newestFilingForm(kind.form) && (
                <b className="flex align-start gap-6 text-plain">
                  <Icon name="lock" size={16} />
                  {say('drafts:type.notOpen')}
                </b>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
