import {
  criteriaGroups,
  criteriaQuery,
  MOST_CRITERIA,
  type Criteria,
  type CriteriaGroup,
  type Criterion,
} from '@saki/domain/search/criteria'
import { thousandsParted } from '@saki/texts/phrase'
import { clsx } from 'clsx'
import { useEffect, useMemo, useState } from 'react'

import { OfflineNote } from '../../cases/OfflineNote.tsx'
import { PageLink } from '../../lib/PageLink.tsx'
import { useOnline } from '../../lib/online.ts'
import { useGoTo, usePageParams, usePageSearch, useSetSearch } from '../../lib/pageAddress.ts'
import { Button } from '../../ui/Button.tsx'
import { Label } from '../../ui/Label.tsx'
import { Note } from '../../ui/Note.tsx'
import { Page } from '../../ui/Page.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useLostFocus } from '../../ui/useLostFocus.ts'
import { useWords } from '../../ui/useWords.ts'
import { CriterionRow, rowOf } from './CriterionRow.tsx'
import { FacetFilters } from './FacetFilters.tsx'
import { RegisterResults } from './RegisterResults.tsx'
import { SearchSentence } from './SearchSentence.tsx'
import { keepCriteria, readKeptCriteria } from './keptCriteria.ts'
import { firstFieldOf, hasCriteria, readCaseSearch, writeCaseSearch, type CaseSearch } from './caseSearch.ts'
import { useRegister } from './useRegister.ts'
import styles from '../../searches/searches.module.css'

const PAUSE = 600
/** Names of tabs in the address. */
const named: Readonly<Record<string, CriteriaGroup>> = {
  number: 'searchByNumber',
  dates: 'searchByDates',
  person: 'searchByPerson',
  technical: 'searchByTechnical',
  priority: 'searchByPriority',
  validation: 'searchByValidation',
}
const nameOf = (group: CriteriaGroup) => Object.keys(named).find((name) => named[name] === group) ?? group

/** Pencarian Lanjutan: criteria in six groups. The address holds them, and so do six cookies of this browser for eight hours. */
export function AdvancedSearchScreen() {
  const { say, language } = useWords('register')
  const inAddress = usePageSearch('/forms/advance/$condition')
  const onStart = usePageSearch('/forms/advance')
  const { condition } = usePageParams('/forms/advance/$condition')
  const page = condition === undefined ? '/forms/advance' : '/forms/advance/$condition'
  const search = readCaseSearch(condition === undefined ? onStart : inAddress, [])
  const navigate = useSetSearch(page)
  const goTo = useGoTo()
  const isOnline = useOnline()
  const [edited, setEdited] = useState<Criteria>(() =>
    hasCriteria(search) ? search.criteria : readKeptCriteria(document.cookie),
  )
  const [isKept, setKept] = useState(true)
  const known =
    condition === undefined
      ? 'searchByNumber'
      : (named[condition] ?? criteriaGroups.find((group) => group === condition))
  const onChange = (change: Partial<CaseSearch>) =>
    navigate(writeCaseSearch({ ...search, page: 1, ...change }, []), { replace: true })
  // As the address gives them back, so that the two can be compared.
  const asked = JSON.stringify(readCaseSearch(writeCaseSearch({ ...search, criteria: edited }, []), []).criteria)
  const isAsked = criteriaQuery(edited).length > 0
  // The address follows what is typed after a moment; the results follow the address.
  useEffect(() => {
    if (asked === JSON.stringify(search.criteria)) return
    const timer = setTimeout(() => onChange({ criteria: JSON.parse(asked) as Criteria }), PAUSE)
    return () => clearTimeout(timer)
  })
  const found = useRegister(search, hasCriteria(search) && criteriaQuery(search.criteria).length > 0)
  const heading = useLostFocus<HTMLHeadingElement>(found.list.data)
  const edit = (next: Criteria) => {
    setEdited(next)
    setKept(keepCriteria(next))
  }
  /** Removed rows leave the address at once: a reload reads the address before the cookies and would bring them back. */
  const remove = (next: Criteria) => {
    edit(next)
    onChange({ criteria: next })
  }
  const sentence = useMemo(() => sentenceOf(edited), [edited])
  // Offline the results of the search before must not stand for those of this one.
  const data = isOnline || !found.list.isPlaceholderData ? found.list.data : undefined
  const total = data?.total
  return (
    <Page
      title="shell:page.advanced"
      above={
        <PageLink to="/forms/search" search={{ right: 'all' }}>
          <Label k="shell:page.registerSearch" />
        </PageLink>
      }
    >
      <OfflineNote asOf={found.list.dataUpdatedAt} />
      {known === undefined && <Note tone="warn">{say('register:condition.unknown', { name: condition ?? '' })}</Note>}
      <div className="card">
        <Tabs
          label={say('register:advanced')}
          current={known ?? 'searchByNumber'}
          onChoose={(group) =>
            void goTo(
              {
                to: '/forms/advance/$condition',
                params: { condition: nameOf(group as CriteriaGroup) },
                search: writeCaseSearch({ ...search, criteria: edited }, []),
              },
              { replace: true },
            )
          }
          tabs={criteriaGroups.map((group) => {
            const rows = edited[group] ?? []
            return {
              id: group,
              label: <Label k={`register:group.${group}`} stacked />,
              ...(rows.length > 0 && { count: rows.length }),
              panel: (
                <GroupRows
                  group={group}
                  rows={rows}
                  onChange={(next) => edit({ ...edited, [group]: next })}
                  onRemove={(next) => remove({ ...edited, [group]: next })}
                />
              ),
            }
          })}
        />
        <div className="well inset-16 grid one-column gap-12">
          <h2 className="small">
            <Label k="register:summary" />
          </h2>
          {isAsked ? <SearchSentence reply={sentence} /> : <p className="muted">{say('register:summary.none')}</p>}
          <div className="row wrap gap-12 row-gap-8">
            <Button
              look="primary"
              icon="search"
              aria-disabled={!isAsked || undefined}
              onClick={() => {
                if (!isAsked) return
                onChange({ criteria: edited })
                heading.current?.focus()
              }}
            >
              <Label k="core:search" />{' '}
              {isAsked && total !== undefined && (
                <span style={{ borderInlineStart: '1px solid', paddingInlineStart: 'var(--space-8)' }}>
                  {thousandsParted(language, total)}
                  {data?.TOTAL_CAPPED && '+'}
                </span>
              )}
            </Button>
            <Button look="act" onClick={() => remove({})}>
              <Label k="register:reset.all" />
            </Button>
            <span className="muted sm">{say(isKept ? 'register:kept' : 'register:kept.tooLong')}</span>
          </div>
        </div>
      </div>
      {!isOnline && !data && (
        <Note tone="warn" icon="offline" role="status">
          {say('register:offline')}
        </Note>
      )}
      {isAsked && hasCriteria(search) && (data ?? isOnline) && (
        <div
          className={clsx(
            search.view === 'cards' ? styles.columns : 'one-column',
            'grid gap-24 above-16 one-column-on-tablets',
          )}
        >
          <FacetFilters
            search={search}
            counts={found.counts}
            capped={found.capped}
            onChoose={(facet, values) => onChange({ chosen: { ...search.chosen, [facet]: values } })}
          />
          <RegisterResults page="/forms/advance" heading={heading} search={search} found={found} onChange={onChange} />
        </div>
      )}
    </Page>
  )
}

/** The criteria as the server would understand them. */
const sentenceOf = (criteria: Criteria) => ({
  UNDERSTOOD: criteriaQuery(criteria).map(({ any, isExcluded }) => ({
    ANY: any.map(({ field, match, values }) => ({ FIELD: field, MATCH: match, VALUES: [...values] })),
    IND_EXCLUDED: isExcluded ? ('Y' as const) : ('N' as const),
  })),
  IGNORED: [],
})

interface GroupRowsProps {
  group: CriteriaGroup
  rows: readonly Criterion[]
  onChange: (rows: readonly Criterion[]) => void
  onRemove: (left: readonly Criterion[]) => void
}

/** The criteria of one group; an empty group shows one empty row. */
function GroupRows({ group, rows, onChange, onRemove }: GroupRowsProps) {
  const { say } = useWords('register')
  const shown = rows.length > 0 ? rows : [rowOf(firstFieldOf(group))]
  const box = useLostFocus<HTMLDivElement>(shown.length)
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={say(`register:group.${group}`)}
      className="inset-16 grid one-column gap-12"
    >
      {shown.map((row, at) => (
        <CriterionRow
          key={at}
          group={group}
          at={at}
          row={row}
          onChange={(next) => onChange(shown.map((each, place) => (place === at ? next : each)))}
          onRemove={() => onRemove(shown.filter((_, place) => place !== at))}
        />
      ))}
      <div className="row wrap gap-12">
        {shown.length < MOST_CRITERIA && (
          <Button look="act" icon="plus" onClick={() => onChange([...shown, rowOf(firstFieldOf(group))])}>
            <Label k="register:add" />
          </Button>
        )}
        <Button look="act" icon="undo" onClick={() => onRemove([])}>
          <Label k="register:reset" />
        </Button>
      </div>
    </div>
  )
}
