import { lookOf } from '@saki/catalogue/rights/looks'

import type { Answer } from '../../../../lib/ask.ts'
import { useCall } from '../../../../lib/queries.ts'
import { useWords } from '../../../../ui/useWords.ts'
import type { CaseOnPage, ReaderOfCase } from '../caseAccess.ts'
import { code, day, Facts, moment, typed } from '../Facts.tsx'
import { Loaded } from '../Loaded.tsx'

type Section = Answer<'getPatentDetailBySection'>
type Filing = Extract<Section, { SUBMISSION_TYP: unknown }>
type Patent = Extract<Section, { PATENT_KIND: unknown }>
type Mark = Extract<Section, { SIGN_WCODE: unknown }>
type Design = Extract<Section, { CLAIM_SCOPE: unknown }>

/** Everything that was filed, as corrected since. */
export function FilingTab({ theCase, number, reader }: { theCase: CaseOnPage; number: string; reader: ReaderOfCase }) {
  const { classes } = lookOf(theCase.RIGHT)
  const own = classes === 'ipc' ? 'patent' : classes === 'nice' ? 'mark' : 'technical'
  const query = { patentId: number }
  const filing = useCall('getPatentDetailBySection', { params: { section: 'filing' }, query })
  const content = useCall('getPatentDetailBySection', { params: { section: own }, query })
  return (
    <div className="inset-16 grid gap-16">
      <Loaded asked={content}>
        {(section) =>
          'PATENT_KIND' in section ? (
            <PatentFacts patent={section} />
          ) : 'SIGN_WCODE' in section ? (
            <MarkFacts mark={section} />
          ) : 'CLAIM_SCOPE' in section ? (
            <DesignFacts design={section} />
          ) : null
        }
      </Loaded>
      <Loaded asked={filing}>
        {(section) => ('SUBMISSION_TYP' in section ? <FilingFacts filing={section} reader={reader} /> : null)}
      </Loaded>
    </div>
  )
}

function FilingFacts({ filing, reader }: { filing: Filing; reader: ReaderOfCase }) {
  const { say } = useWords('casePage', 'filing')
  const payer = payers.find((one) => one === filing.PAYER_CATEGORY)
  return (
    <>
      <Facts
        title="casePage:filing"
        facts={[
          ['casePage:fact.number', code(filing.PATENT_ID)],
          ['casePage:fact.filed', day(filing.FILING_DATE)],
          ['casePage:fact.law', filing.LAW_CODE],
          ['casePage:fact.submission', code(filing.SUBMISSION_NBR)],
          ['casePage:fact.submitted', moment(filing.SUBMITTED_AT)],
          ['casePage:reference', typed(filing.REFERENCE)],
          ['casePage:fact.payer', payer && say(`filing:payerCategory.${payer}`)],
          ['casePage:fact.parent', code(filing.PARENT_PATENT_ID)],
          ['casePage:fact.declared', typed(filing.DECLARED_NAME)],
          [
            'casePage:fact.letters',
            filing.CORRESPONDENCE &&
              [filing.CORRESPONDENCE.ADDR_STREET, filing.CORRESPONDENCE.ZIPCODE, filing.CORRESPONDENCE.EMAIL]
                .filter(Boolean)
                .join(', '),
          ],
        ]}
      />
      {reader === 'stranger' && <p className="muted small">{say('casePage:filing.public')}</p>}
    </>
  )
}

const payers = ['UMUM', 'UMK', 'PENDIDIKAN'] as const

function PatentFacts({ patent }: { patent: Patent }) {
  const { say } = useWords('casePage')
  const yes = (flag: 'Y' | 'N') => say(flag === 'Y' ? 'core:yes' : 'core:no')
  return (
    <>
      <Facts
        title="casePage:patent"
        facts={[
          ['casePage:patent.kind', say(`casePage:patent.${patent.PATENT_KIND}`)],
          ['casePage:patent.title', typed(patent.TITLE)],
          ['casePage:patent.english', typed(patent.ENGLISH_TITLE)],
          ['casePage:fact.parent', code(patent.PARENT_PATENT_ID)],
          ['casePage:patent.claims', patent.QTY_CLAIMS || null],
          ['casePage:patent.pages', patent.DESCRIPTION_PAGES || null],
          ['casePage:patent.drawings', patent.QTY_DRAWINGS || null],
          ['casePage:patent.drawing', patent.PUBLISHED_DRAWING],
          ['casePage:patent.genetic', patent.GENETIC_RESOURCE === 'Y' ? patent.GENETIC_ORIGIN || yes('Y') : yes('N')],
          [
            'casePage:patent.organism',
            patent.MICRO_ORGANISM === 'Y' && [patent.DEPOSIT_NBR, patent.DEPOSIT_INSTITUTE].filter(Boolean).join(', '),
          ],
          ['casePage:patent.early', yes(patent.EARLY_PUBLICATION)],
          ['casePage:patent.examination', yes(patent.REQUEST_EXAMINATION)],
        ]}
      />
      <Facts
        title="casePage:pct"
        facts={[
          ['casePage:pct.number', code(patent.PCT_APPL_ID)],
          ['casePage:pct.filed', day(patent.PCT_APPL_DATE)],
          ['casePage:pct.publication', code(patent.PCT_PUBL_ID)],
          ['casePage:pct.published', day(patent.PCT_PUBL_DATE)],
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
        ['casePage:sign.name', typed(mark.MARK_NAME)],
        ['casePage:fact.translation', typed(mark.TRANSLATION)],
        ['casePage:sign.transliteration', typed(mark.TRANSLITERATION)],
        ['casePage:sign.description', typed(mark.MARK_DESCRIPTION)],
        ['casePage:fact.colours', mark.COLOURS.length > 0 ? mark.COLOURS.join(', ') : say('casePage:sign.noColours')],
        ['casePage:sign.disclaimer', typed(mark.DISCLAIMER)],
      ]}
    />
  )
}

const signs = ['WORD', 'WORD_FIGURE', 'FIGURE', 'THREE_D', 'SOUND', 'HOLOGRAM'] as const

function DesignFacts({ design }: { design: Design }) {
  const { say } = useWords('casePage', 'filing')
  const scope = design.CLAIM_SCOPE.flatMap((code) => scopes.filter((one) => one === code))
  return (
    <Facts
      title="casePage:design"
      facts={[
        ['casePage:design.title', typed(design.TITLE)],
        ['casePage:design.product', typed(design.PRODUCT_TITLE)],
        ['casePage:design.description', typed(design.DESIGN_DESCRIPTION)],
        ['casePage:design.scope', scope.map((one) => say(`filing:claimScope.${one}`)).join(', ')],
        ['casePage:design.disclosed', day(design.DISCLOSED_DATE)],
        ['casePage:design.pictures', design.DRAWINGS || null],
      ]}
    />
  )
}

const scopes = ['SHAPE', 'CONFIGURATION', 'LINES', 'COLOURS'] as const
