import type { NiceClassesState } from '../../cases/niceClasses.ts'
import { FacetCheck, FacetGroup, Facets } from '../../searches/Facets.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import { ClassFilter, StageFilter } from './MarkFilters.tsx'
import type { MarkSearch } from './markSearch.ts'

interface PictureFacetsProps {
  search: MarkSearch
  names: NiceClassesState
  setSearch: (change: Partial<MarkSearch>) => void
}

/** Rights that have pictures. */
const rights = ['T', 'D'] as const

/** Right, classes and stages that narrow a search by picture. */
export function PictureFacets({ search, names, setSearch }: PictureFacetsProps) {
  const { say } = useWords('search', 'register', 'pictureSearch')
  const { right } = search
  return (
    <Facets title="search:filters">
      <FacetGroup title="register:rights">
        {rights.map((each, at) => (
          <FacetCheck
            key={each}
            id={`right-${each}`}
            isOn={right === undefined || right === each}
            total={undefined}
            onToggle={() => {
              if (right !== each) setSearch({ right: right === undefined ? rights[1 - at] : undefined })
            }}
          >
            <Label k={`register:right.${each}`} />
          </FacetCheck>
        ))}
      </FacetGroup>
      <ClassFilter search={search} totals={undefined} names={names} setSearch={setSearch} />
      <StageFilter search={search} totals={undefined} setSearch={setSearch} />
      <p className="hint hairline-above">{say('pictureSearch:aid')}</p>
    </Facets>
  )
}
