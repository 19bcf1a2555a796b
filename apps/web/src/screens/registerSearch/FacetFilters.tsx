import { useViennaNames } from '../../cases/viennaNames.ts'
import { FacetCheck, FacetGroup, Facets } from '../../searches/Facets.tsx'
import { LocarnoFilter } from '../../searches/LocarnoFilter.tsx'
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
} as const

interface FacetFiltersProps {
  search: CaseSearch
  counts: RegisterFound['counts']
  onChoose: (facet: Facet, values: readonly string[]) => void
}

/** Choices that narrow the results, each with how many cases it has. On phones behind a button. */
export function FacetFilters({ search, counts, onChoose }: FacetFiltersProps) {
  return (
    <Facets title="register:filters">
      {facets.map((facet) => (
        <FacetChoice
          key={facet}
          facet={facet}
          chosen={search.chosen[facet]}
          counts={counts?.[facet]}
          isDesign={facet === 'class' && (search.chosen.right.length === 0 || search.chosen.right.includes('D'))}
          onChoose={(values) => onChoose(facet, values)}
        />
      ))}
    </Facets>
  )
}

interface FacetChoiceProps {
  facet: Facet
  chosen: readonly string[]
  /** Whether classes of designs are among the values. */
  isDesign: boolean
  counts: { VALUE: string; TOTAL: number }[] | undefined
  onChoose: (values: readonly string[]) => void
}

function FacetChoice({ facet, chosen, counts, isDesign, onChoose }: FacetChoiceProps) {
  const { say, language } = useWords('register')
  const totals = new Map(counts?.map(({ VALUE, TOTAL }) => [VALUE, TOTAL]))
  const others = [...totals.keys()].filter((value) => !chosen.includes(value)).slice(0, MOST)
  const values = fixed[facet] ?? [...chosen, ...(facet === 'year' ? others.toSorted().toReversed() : others)]
  const vienna = useViennaNames(facet === 'vienna' && values.length > 0)
  if (values.length === 0 && !isDesign) return null
  const nameOf = (value: string): string => {
    if (facet === 'right') return say(`register:right.${value as 'P'}`)
    if (facet === 'stage') return say(`register:stage.${value as 'running'}`)
    if (facet === 'vienna') return `${value} ${vienna.nameOf(value)}`.trim()
    if (facet !== 'country') return value
    return new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(value) ?? value
  }
  return (
    <FacetGroup title={titles[facet]}>
      {values.map((value) => (
        <FacetCheck
          key={value}
          id={`${facet}-${value}`}
          isOn={chosen.includes(value)}
          total={counts && (totals.get(value) ?? 0)}
          onToggle={(isOn) => onChoose(isOn ? [...chosen, value] : chosen.filter((each) => each !== value))}
        >
          <bdi>{nameOf(value)}</bdi>
        </FacetCheck>
      ))}
      {facet === 'class' && isDesign && <LocarnoFilter chosen={chosen} onChoose={onChoose} />}
    </FacetGroup>
  )
}
