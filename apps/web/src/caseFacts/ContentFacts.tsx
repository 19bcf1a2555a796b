import type { Answer } from '../lib/ask.ts'
import { useWords } from '../ui/useWords.ts'
import { AbstractPart } from './AbstractPart.tsx'
import { codeFact, dayFact, Facts, typedFact } from './Facts.tsx'

type Section = Answer<'getPatentDetailBySection'>
type Patent = Extract<Section, { PATENT_KIND: unknown }>
type Mark = Extract<Section, { SIGN_WCODE: unknown }>
type Design = Extract<Section, { CLAIM_SCOPE: unknown }>

/** Name of the section that describes what a right protects, by how the right is classified. */
export const contentSection = (classes: string) =>
  classes === 'ipc' ? 'patent' : classes === 'nice' ? 'mark' : 'technical'

/** What the case protects as filed and corrected since: of a patent, a mark or a design. */
export function ContentFacts({ section }: { section: Section }) {
  if ('PATENT_KIND' in section) return <PatentFacts patent={section} />
  if ('SIGN_WCODE' in section) return <MarkFacts mark={section} />
  return 'CLAIM_SCOPE' in section ? <DesignFacts design={section} /> : null
}

function PatentFacts({ patent }: { patent: Patent }) {
  const { say } = useWords('casePage')
  const yes = (flag: 'Y' | 'N') => say(flag === 'Y' ? 'core:yes' : 'core:no')
  return (
    <>
      <Facts
        title="casePage:patent"
        facts={[
          ['casePage:patent.kind', say(`casePage:patent.${patent.PATENT_KIND}`)],
          ['casePage:patent.title', typedFact(patent.TITLE)],
          ['casePage:patent.english', typedFact(patent.ENGLISH_TITLE)],
          ['casePage:fact.parent', codeFact(patent.PARENT_PATENT_ID)],
          ['casePage:patent.claims', patent.QTY_CLAIMS || null],
          ['casePage:patent.pages', patent.DESCRIPTION_PAGES || null],
          ['casePage:patent.drawings', patent.QTY_DRAWINGS || null],
          ['casePage:patent.drawing', patent.PUBLISHED_DRAWING],
          ['casePage:patent.genetic', patent.GENETIC_RESOURCE === 'Y' ? patent.GENETIC_ORIGIN || yes('Y') : yes('N')],
          [
            'casePage:patent.organism',
            patent.MICRO_ORGANISM === 'Y' && [patent.DEPOSIT_NBR, patent.DEPOSIT_INSTITUTE].filter(Boolean).join(', '),
          ],
          ['casePage:patent.deposited', dayFact(patent.DEPOSIT_DATE)],
          ['casePage:patent.early', yes(patent.EARLY_PUBLICATION)],
          ['casePage:patent.examination', yes(patent.REQUEST_EXAMINATION)],
        ]}
      />
      <AbstractPart text={patent.ABSTRACT} />
      <Facts
        title="casePage:pct"
        facts={[
          ['casePage:pct.number', codeFact(patent.PCT_APPL_ID)],
          ['casePage:pct.filed', dayFact(patent.PCT_APPL_DATE)],
          ['casePage:pct.publication', codeFact(patent.PCT_PUBL_ID)],
          ['casePage:pct.published', dayFact(patent.PCT_PUBL_DATE)],
        ]}
      />
    </>
  )
}

function MarkFacts({ mark }: { mark: Mark }) {
  const { say } = useWords('casePage', 'marks')
  const sign = signs.find((one) => one === mark.SIGN_WCODE)
  return (
    <Facts
      title="casePage:sign"
      facts={[
        ['casePage:sign.kind', sign ? say(`marks:sign.${sign}`) : mark.SIGN_WCODE],
        ['casePage:sign.name', typedFact(mark.MARK_NAME)],
        ['casePage:fact.translation', typedFact(mark.TRANSLATION)],
        ['casePage:sign.transliteration', typedFact(mark.TRANSLITERATION)],
        ['casePage:sign.description', typedFact(mark.MARK_DESCRIPTION)],
        [
          'casePage:fact.colours',
          mark.COLOURS.length > 0 ? mark.COLOURS.join(say('core:comma')) : say('casePage:sign.noColours'),
        ],
        ['casePage:sign.disclaimer', typedFact(mark.DISCLAIMER)],
      ]}
    />
  )
}

const signs = ['WORD', 'WORD_FIGURE', 'FIGURE', 'THREE_D', 'SOUND', 'HOLOGRAM'] as const

function DesignFacts({ design }: { design: Design }) {
  const { say } = useWords('casePage', 'filing')
  const answer = (given: string) => given && say(given === 'Y' ? 'core:yes' : 'core:no')
  const scope = design.CLAIM_SCOPE.flatMap((code) => scopes.filter((one) => one === code))
  return (
    <Facts
      title="casePage:design"
      facts={[
        ['casePage:design.title', typedFact(design.TITLE)],
        ['casePage:design.product', typedFact(design.PRODUCT_TITLE)],
        ['casePage:design.description', typedFact(design.DESIGN_DESCRIPTION)],
        ['casePage:design.scope', scope.map((one) => say(`filing:claimScope.${one}`)).join(say('core:comma'))],
        ['casePage:design.disclosed', dayFact(design.DISCLOSED_DATE) || answer(design.DISCLOSED)],
        ['casePage:design.deferred', answer(design.DEFER_PUBLICATION)],
        ['casePage:design.pictures', design.DRAWINGS || null],
      ]}
    />
  )
}

const scopes = ['SHAPE', 'CONFIGURATION', 'LINES', 'COLOURS'] as const
