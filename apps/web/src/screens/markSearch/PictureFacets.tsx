import type { NiceClassesState } from '../../cases/niceClasses.ts'
import { PickBox } from '../../cases/PickBox.tsx'
import { useViennaNames } from '../../cases/viennaNames.ts'
import { FacetCheck, FacetGroup, Facets } from '../../searches/Facets.tsx'
import { LocarnoFilter } from '../../searches/LocarnoFilter.tsx'
import { ClassTitle } from '../../ui/ClassTitle.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import { ComparedParts } from './ComparedParts.tsx'
import { ClassFilter, StageFilter } from './MarkFilters.tsx'
import type { MarkSearch } from './markSearch.ts'

interface PictureFacetsProps {
  search: MarkSearch
  /** Of a colour nothing else is compared. */
  isByColour: boolean
  names: NiceClassesState
  setSearch: (change: Partial<MarkSearch>) => void
}

/** Rights that have pictures. */
const rights = ['T', 'D'] as const

/** Right, classes and stages that narrow a search by picture. */
export function PictureFacets({ search, isByColour, names, setSearch }: PictureFacetsProps) {
  const { say } = useWords('search', 'register', 'pictureSearch')
  const { right } = search
  return (
    <Facets title="search:filters">
      {!isByColour && <ComparedParts weights={search.weights} onChange={(weights) => setSearch({ weights })} />}
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
      {right !== 'D' && <ViennaFilter chosen={search.vienna} onChoose={(vienna) => setSearch({ vienna })} />}
      {right !== 'T' && (
        <FacetGroup title="register:locarno">
          <LocarnoFilter chosen={search.locarno} onChoose={(locarno) => setSearch({ locarno })} />
        </FacetGroup>
      )}
      <StageFilter search={search} totals={undefined} setSearch={setSearch} />
      <p className="hint hairline-above">{say('pictureSearch:aid')}</p>
    </Facets>
  )
}

interface ViennaFilterProps {
  chosen: readonly string[]
  onChoose: (chosen: readonly string[]) => void
}

/** Figurative elements of marks: those chosen, and any other by its number and name. */
function ViennaFilter({ chosen, onChoose }: ViennaFilterProps) {
  const { say } = useWords('pictureSearch')
  const { classes, nameOf, nameLanguage } = useViennaNames(true)
  return (
    <FacetGroup title="register:vienna">
      {chosen.map((code) => (
        <FacetCheck
          key={code}
          id={`vienna-${code}`}
          isOn
          total={undefined}
          onToggle={() => onChoose(chosen.filter((each) => each !== code))}
        >
          <b className="mono">{code}</b> <ClassTitle name={nameOf(code)} />
        </FacetCheck>
      ))}
      <PickBox
        name={say('pictureSearch:vienna.add')}
        value=""
        onChoose={(code) => code && onChoose([...chosen, code])}
        options={[
          { value: '', label: say('pictureSearch:vienna.choose') },
          ...classes
            .filter(({ code }) => !chosen.includes(code))
            .map(({ code, name }) => ({ value: code, label: `${code} ${name}`, lang: nameLanguage })),
        ]}
      />
    </FacetGroup>
  )
}
