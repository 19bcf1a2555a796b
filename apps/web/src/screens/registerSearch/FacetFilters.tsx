import { MOST_COUNTED } from '@saki/domain/search/registerQuery'
import type { ReactNode } from 'react'

import { IpcChooser } from '../../cases/IpcChooser.tsx'
import { useViennaNames } from '../../cases/viennaNames.ts'
import { FacetCheck, FacetGroup, Facets } from '../../searches/Facets.tsx'
import { IpcTree, isSubclass } from '../../searches/IpcTree.tsx'
import { LocarnoFilter } from '../../searches/LocarnoFilter.tsx'
import { YearChart } from '../../searches/YearChart.tsx'
import { ClassTitle } from '../../ui/ClassTitle.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import { searchedRights, allStages, facets, type Facet, type CaseSearch } from './caseSearch.ts'
import type { RegisterFound } from './useRegister.ts'

/** Most values listed beside those chosen. */
const MOST = 8
const fixed: Partial<Record<Facet, readonly string[]>> = { right: searchedRights, stage: allStages }
const titles = {
  right: 'register:rights',
  stage: 'register:stage',
  class: 'register:class',
  vienna: 'register:vienna',
  year: 'register:year',
  country: 'register:country',
  owner: 'register:owner',
} as const

interface FacetFiltersProps {
  search: CaseSearch
  counts: RegisterFound['counts']
  capped: RegisterFound['capped']
  onChoose: (facet: Facet, values: readonly string[]) => void
}

/** Choices that narrow the results, each with how many cases it has. On phones behind a button. */
export function FacetFilters({ search, counts, capped, onChoose }: FacetFiltersProps) {
  const { say } = useWords('register')
  return (
    <Facets title="register:filters" folded={search.view === 'table'}>
      {capped.length > 0 && <p className="hint">{say('register:facets.capped', { count: MOST_COUNTED })}</p>}
      {facets.map((facet) => {
        const shared = {
          chosen: search.chosen[facet],
          totals: new Map(counts?.[facet].map(({ VALUE, TOTAL }) => [VALUE, TOTAL])),
          names: new Map(facet === 'owner' ? counts?.owner.map(({ VALUE, NAME }) => [VALUE, NAME]) : []),
          isLeast: capped.includes(facet),
          isKnown: counts !== undefined,
          onChoose: (values: readonly string[]) => onChoose(facet, values),
        }
        if (facet === 'year') return <YearChoice key={facet} {...shared} />
        if (facet === 'class') return <ClassChoice key={facet} {...shared} rights={search.chosen.right} />
        return <FacetChoice key={facet} facet={facet} {...shared} />
      })}
    </Facets>
  )
}

interface ChoiceProps {
  chosen: readonly string[]
  totals: ReadonlyMap<string, number>
  /** Names of values that are none themselves: those of owners. */
  names: ReadonlyMap<string, string>
  isLeast: boolean
  /** Whether the totals have been counted. */
  isKnown: boolean
  onChoose: (values: readonly string[]) => void
}

function FacetChoice({ facet, ...choice }: ChoiceProps & { facet: Exclude<Facet, 'year' | 'class'> }) {
  const { say, language } = useWords('register')
  const values = fixed[facet] ?? valuesOf(choice)
  const vienna = useViennaNames(facet === 'vienna' && values.length > 0)
  if (values.length === 0) return null
  const nameOf = (value: string): ReactNode => {
    if (facet === 'right') return say(`register:right.${value as 'P'}`)
    if (facet === 'stage') return say(`register:stage.${value as 'running'}`)
    if (facet === 'owner') return choice.names.get(value) ?? value
    if (facet === 'vienna')
      return (
        <>
          {value} <ClassTitle name={vienna.nameOf(value)} />
        </>
      )
    return new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(value) ?? value
  }
  return (
    <FacetGroup title={titles[facet]}>
      <Checks facet={facet} values={values} nameOf={nameOf} {...choice} />
    </FacetGroup>
  )
}

/** Years as columns, and as a list; a list alone while more results match than are counted, since the columns would mislead. */
function YearChoice(choice: ChoiceProps) {
  const { totals, chosen, isLeast, onChoose } = choice
  const { say } = useWords('register')
  const years = [...new Set([...chosen, ...totals.keys()])].toSorted().toReversed()
  if (years.length === 0) return null
  const checks = <Checks facet="year" values={years} nameOf={(year) => year} {...choice} />
  return (
    <FacetGroup title={titles.year}>
      {isLeast ? (
        <p className="hint">{say('register:years.capped', { count: MOST_COUNTED })}</p>
      ) : (
        <YearChart totals={totals} chosen={chosen} onChoose={onChoose} />
      )}
      <details>
        <summary className="text-link small">
          <Label k="register:years.list" />
        </summary>
        <div className="grid one-column gap-10 above-8">{checks}</div>
      </details>
    </FacetGroup>
  )
}

/** Classes of marks and designs as a list, those of patents as a tree. */
function ClassChoice({ rights, ...choice }: ChoiceProps & { rights: readonly string[] }) {
  const { chosen, totals, isLeast, onChoose } = choice
  const isDesign = rights.length === 0 || rights.includes('D')
  const others = valuesOf({
    chosen: chosen.filter((code) => !isSubclass(code)),
    totals: new Map([...totals].filter(([code]) => !isSubclass(code))),
  })
  const isPatent = rights.length === 0 || rights.includes('P')
  const hasIpc = isPatent || [...totals.keys(), ...chosen].some(isSubclass)
  return (
    <>
      {hasIpc && (
        <FacetGroup title="register:ipc">
          <IpcTree totals={totals} isLeast={isLeast} chosen={chosen} onChoose={onChoose} />
          <IpcChooser
            id="ipc-filter"
            label="register:ipc.choose"
            takes="subclass"
            chosen={chosen.filter(isSubclass)}
            onChoose={(code) =>
              onChoose(chosen.includes(code) ? chosen.filter((each) => each !== code) : [...chosen, code])
            }
          />
        </FacetGroup>
      )}
      {(others.length > 0 || isDesign) && (
        <FacetGroup title={titles.class}>
          <Checks facet="class" values={others} nameOf={(code) => code} {...choice} />
          {isDesign && <LocarnoFilter chosen={chosen} onChoose={onChoose} />}
        </FacetGroup>
      )}
    </>
  )
}

/** Those chosen, and the most frequent others. */
const valuesOf = ({ chosen, totals }: Pick<ChoiceProps, 'chosen' | 'totals'>): string[] => [
  ...chosen,
  ...[...totals.keys()].filter((value) => !chosen.includes(value)).slice(0, MOST),
]

interface ChecksProps extends ChoiceProps {
  facet: Facet
  values: readonly string[]
  nameOf: (value: string) => ReactNode
}

/** A value that was not among the counted cases may have some after all. */
function Checks({ facet, values, nameOf, chosen, totals, isLeast, isKnown, onChoose }: ChecksProps) {
  return values.map((value) => (
    <FacetCheck
      key={value}
      id={`${facet}-${value}`}
      isOn={chosen.includes(value)}
      total={isKnown && !(isLeast && !totals.has(value)) ? (totals.get(value) ?? 0) : undefined}
      isLeast={isLeast}
      onToggle={(isOn) => onChoose(isOn ? [...chosen, value] : chosen.filter((each) => each !== value))}
    >
      <bdi>{nameOf(value)}</bdi>
    </FacetCheck>
  ))
}
