import type { ReactNode } from 'react'

import { PickBox } from '../../cases/PickBox.tsx'
import type { NiceClassesState } from '../../cases/niceClasses.ts'
import { FacetCheck, FacetGroup, Facets } from '../../searches/Facets.tsx'
import { Check } from '../../ui/Choice.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import { stages, type MarkSearch } from './markSearch.ts'
import type { SimilarMarks } from './useSimilarMarks.ts'

/** Most classes listed beside those chosen. */
const MOST_CLASSES = 6

interface MarkFiltersProps {
  search: MarkSearch
  counts: SimilarMarks['counts']
  names: NiceClassesState
  setSearch: (change: Partial<MarkSearch>) => void
}

/** Classes and stages that narrow the results, with how many marks each has. On phones behind a button. */
export function MarkFilters({ search, counts, names, setSearch }: MarkFiltersProps) {
  const { say } = useWords('search')
  return (
    <Facets title="search:filters">
      <ClassFilter search={search} totals={counts.classes} names={names} setSearch={setSearch}>
        {search.classes.length > 0 && (
          <Check
            id="related"
            checked={search.related}
            hint={say('search:related.hint')}
            onChange={(isOn) => setSearch({ related: isOn })}
          >
            <Label k="search:related" />
          </Check>
        )}
      </ClassFilter>
      <StageFilter search={search} totals={counts.stages} setSearch={setSearch} />
      <p className="hint hairline-above">{say('search:aid')}</p>
    </Facets>
  )
}

interface StageFilterProps extends Pick<MarkFiltersProps, 'search' | 'setSearch'> {
  /** Results at each stage; undefined until they are known. */
  totals: SimilarMarks['counts']['stages']
}

/** Stages of the results. One always stays chosen. */
export function StageFilter({ search, totals, setSearch }: StageFilterProps) {
  return (
    <FacetGroup title="search:status">
      {stages.map((stage) => (
        <FacetCheck
          key={stage}
          id={`stage-${stage}`}
          isOn={search.stage.includes(stage)}
          total={totals && (totals.find(({ STAGE }) => STAGE === stage)?.TOTAL ?? 0)}
          onToggle={() => {
            const next = stages.filter((each) => (each === stage) !== search.stage.includes(each))
            if (next.length > 0) setSearch({ stage: next })
          }}
        >
          <Label k={`search:stage.${stage}`} />
        </FacetCheck>
      ))}
    </FacetGroup>
  )
}

interface ClassFilterProps extends Pick<MarkFiltersProps, 'search' | 'names' | 'setSearch'> {
  /** Results in each class; undefined until they are known. */
  totals: SimilarMarks['counts']['classes']
  children?: ReactNode
}

/** Chosen classes first, then those with most marks; any other is chosen by its number and name. */
export function ClassFilter({ search, totals: counted, names, setSearch, children }: ClassFilterProps) {
  const { say } = useWords('search')
  const { classes } = search
  const totals = new Map(counted?.map(({ NICE_CLASS_CODE, TOTAL }) => [NICE_CLASS_CODE, TOTAL]))
  const others = [...totals.keys()].filter((code) => !classes.includes(code)).slice(0, MOST_CLASSES)
  const choose = (next: readonly number[]) => setSearch({ classes: next.toSorted((a, b) => a - b) })
  const nameOf = (code: number) => {
    const { term, caption } = names.wordsOf(String(code))
    return caption ?? term
  }
  const rest = names.classes
    .map(({ NICE_CLASS_CODE }) => Number(NICE_CLASS_CODE))
    .filter((code) => !classes.includes(code))
  return (
    <FacetGroup title="search:classes">
      {[...classes, ...others].map((code) => (
        <FacetCheck
          key={code}
          id={`class-${code}`}
          isOn={classes.includes(code)}
          total={counted && (totals.get(code) ?? 0)}
          onToggle={() => choose(classes.includes(code) ? classes.filter((each) => each !== code) : [...classes, code])}
        >
          <b className="mono">{code}</b> {names.briefOf(String(code))}
        </FacetCheck>
      ))}
      <PickBox
        name={say('search:classes.add')}
        value=""
        onChoose={(code) => code && choose([...classes, Number(code)])}
        options={[
          { value: '', label: say('search:classes.choose') },
          ...rest.map((code) => ({ value: String(code), label: `${code} ${nameOf(code)}` })),
        ]}
      />
      {children}
    </FacetGroup>
  )
}
