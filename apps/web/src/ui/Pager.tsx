import { thousandsParted } from '@saki/texts/phrase'

import { Icon } from './icons/Icon.tsx'
import { useWords } from './useWords.ts'
import { SelectBox } from './SelectBox.tsx'

interface PagerProps {
  page: number
  /** Rows per page: 10 by default, also 25, 50, 100. */
  size: number
  total: number
  /** The server stopped counting: there are more than `total`. */
  capped?: boolean | undefined
  onPage: (page: number) => void
  onSize?: (size: number) => void
}

const BUTTONS = 5
const SIZES = [10, 25, 50, 100]

/** Paging of a list: the range shown, rows per page, and up to five page buttons when there is more than one page. */
export function Pager({ page, size, total, capped = false, onPage, onSize }: PagerProps) {
  const { say, language } = useWords()
  if (total === 0) return null
  const pages = Math.max(1, Math.ceil(total / size))
  const range = say('core:pager.range', {
    from: thousandsParted(language, (page - 1) * size + 1),
    to: thousandsParted(language, Math.min(total, page * size)),
    total: `${thousandsParted(language, total)}${capped ? '+' : ''}`,
  })
  return (
    <nav className="pager inset-12 row wrap gap-4 hairline-above muted small" aria-label={say('core:pager')}>
      <span role="status">
        <bdi>{range}</bdi>
      </span>
      <span className="grow" />
      {onSize && (
        <label className="page-size nophone inline-row gap-8">
          {say('core:pager.size')}{' '}
          <SelectBox small value={size} onChange={(event) => onSize(Number(event.target.value))}>
            {SIZES.map((n) => (
              <option key={n}>{n}</option>
            ))}
          </SelectBox>
        </label>
      )}
      {(pages > 1 || page > 1) && (
        <div className="flex">
          <button
            type="button"
            className="page-button"
            aria-label={say('core:pager.previous')}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          >
            <Icon name="chevron-back" size={18} />
          </button>
          {pageButtons(page, pages).map((n) => (
            <button
              key={n}
              type="button"
              className="page-button"
              aria-label={say('core:pager.page', { page: n })}
              aria-current={n === page ? 'page' : undefined}
              onClick={() => onPage(n)}
            >
              {n}
            </button>
          ))}
          <button
            type="button"
            className="page-button"
            aria-label={say('core:pager.next')}
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
          >
            <Icon name="chevron-next" size={18} />
          </button>
        </div>
      )}
    </nav>
  )
}

/** At most five page numbers, the current one in the middle if there are pages on both sides. */
export function pageButtons(page: number, pages: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(BUTTONS / 2), pages - BUTTONS + 1))
  return Array.from({ length: Math.min(BUTTONS, pages) }, (_, at) => first + at)
}
