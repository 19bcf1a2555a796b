import { lookOf } from '@saki/catalogue/rights/looks'
import type { OfficeCase } from '@saki/contracts/desk'
import { legalDateText } from '@saki/texts/dates'

import { callAddress, type Answer } from '../../../lib/ask.ts'
import { useSetSearch } from '../../../lib/pageAddress.ts'
import { useCall } from '../../../lib/queries.ts'
import { ClassTitle } from '../../../ui/ClassTitle.tsx'
import { LegalDateText } from '../../../ui/LegalTime.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { codeFact, dayFact, Facts, typedFact } from '../../../caseFacts/Facts.tsx'
import { Loaded } from '../../../caseFacts/Loaded.tsx'
import { ContentFacts, contentSection } from '../../../caseFacts/ContentFacts.tsx'

type Priority = Answer<'getPatentDetailPriorities'>[number]

/** The bibliography of a case: picture, dates, people, priority, what is protected, and goods or products by class. */
export function Bibliography({ found }: { found: OfficeCase }) {
  const { say } = useWords('desk', 'casePage', 'deskCase')
  const query = { patentId: found.PATENT_ID }
  const { classes } = lookOf(found.RIGHT)
  const content = useCall('getPatentDetailBySection', { params: { section: contentSection(classes) }, query })
  const priorities = useCall('getPatentDetailPriorities', { query }).data ?? []
  const representatives = useCall('getReprs', { query }).data
  const detail = useCall('getPatentDetail', { query: { ...query, classes: 'Y' } }).data
  return (
    <div className="inset-16 grid gap-16 one-column">
      <div className="flex wrap gap-20">
        <Picture found={found} />
        <div className="grow" style={{ minInlineSize: 'min(100%, 20rem)' }}>
          <Facts
            facts={[
              ['desk:fact.applicant', typedFact([found.OWNER_NAMES, found.OWNER_PLACE].filter(Boolean).join(', '))],
              [
                'deskCase:representative',
                representatives &&
                  typedFact(
                    representatives
                      .map(({ PERSON_NAME, AGENT_NOTES }) => [PERSON_NAME, AGENT_NOTES].filter(Boolean).join(' '))
                      .join('; ') || say('deskCase:representative.none'),
                  ),
              ],
              ['desk:fact.filed', dayFact(found.FILING_DATE)],
              ['deskCase:priority', <Priorities key="p" rows={priorities} />],
              ['desk:fact.publication', dayFact(found.PUBLICATION_DATE)],
              ['desk:fact.registration', codeFact(found.REGISTRATION_NBR)],
              ['desk:fact.registered', dayFact(found.REGISTRATION_DATE)],
              ['desk:fact.expires', dayFact(found.EXPIRATION_DATE)],
            ]}
          />
        </div>
      </div>
      <Loaded asked={content}>{(section) => <ContentFacts section={section} />}</Loaded>
      {detail && <Goods detail={detail} />}
    </div>
  )
}

/** The picture of the case, which opens in the viewer. */
function Picture({ found }: { found: OfficeCase }) {
  const { say } = useWords('deskCase')
  const navigate = useSetSearch('/petugas/berkas/$patentId')
  const id = /getIMGDoc\/([\w-]+)/.exec(found.IMG_URL ?? '')?.[1]
  if (id === undefined) return null
  return (
    <button
      type="button"
      className="framed clipped surface fixed"
      aria-label={say('deskCase:enlarge', { title: found.TITLE })}
      onClick={() => navigate({ tab: 'files', doc: id })}
    >
      <img
        src={callAddress('getIMGDoc', { id })}
        alt=""
        className="block"
        style={{ inlineSize: 208, blockSize: 208, objectFit: 'contain' }}
      />
    </button>
  )
}

function Priorities({ rows }: { rows: readonly Priority[] }) {
  const { say, language } = useWords('deskCase')
  if (rows.length === 0) return <span className="muted">{say('deskCase:priority.none')}</span>
  return (
    <ul>
      {rows.map(({ SEQ_NBR, COUNTRY_CODE, PRIORITY_APPL_ID, PRIORITY_DATE, LOST_ON }) => (
        <li key={SEQ_NBR}>
          <bdi dir="ltr">
            {COUNTRY_CODE} {PRIORITY_APPL_ID}
          </bdi>{' '}
          <LegalDateText date={PRIORITY_DATE} />
          {LOST_ON && (
            <span className="text-danger">
              {' '}
              {say('deskCase:priority.lost', { date: legalDateText(LOST_ON, language) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Goods and services by Nice class, products by Locarno class. */
function Goods({ detail }: { detail: Answer<'getPatentDetail'> }) {
  const { say } = useWords('casePage')
  const rows = [
    ...(detail.NICE ?? []).map(({ NICE_CLASS_CODE, TERMS }) => ({
      code: String(NICE_CLASS_CODE),
      text: TERMS.join('; '),
    })),
    ...(detail.LOCARNO ?? []).map(({ LOCARNO_CLASS_CODE, LOCARNO_NAME, PRODUCT_TITLE }) => ({
      code: LOCARNO_CLASS_CODE,
      text: PRODUCT_TITLE || <ClassTitle name={LOCARNO_NAME} />,
    })),
  ]
  if (rows.length === 0) return null
  return (
    <section className="grid gap-8 one-column">
      <h3>{say('casePage:tab.classes')}</h3>
      <ul className="grid gap-8 one-column small">
        {rows.map(({ code, text }) => (
          <li key={code} className="flex align-start gap-12">
            <b className="mono well rounded" style={{ paddingInline: 'var(--space-8)' }}>
              <bdi dir="ltr">{code}</bdi>
            </b>
            <span className="grow break-anywhere">
              <bdi>{text}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
