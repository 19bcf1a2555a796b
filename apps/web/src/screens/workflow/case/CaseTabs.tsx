import { Suspense } from 'react'

import type { Answer } from '../../../lib/ask.ts'
import { PickBox } from '../../../cases/PickBox.tsx'
import { Label } from '../../../ui/Label.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { latePart } from '../../../ui/latePart.tsx'
import { Documents } from '../Documents.tsx'
import type { CaseOnPage, ReaderOfCase } from './caseAccess.ts'
import styles from './case.module.css'
import { SummaryTab } from './SummaryTab.tsx'
import { tabsOf, type TabId } from './tabIds.ts'
import { ClaimsTab } from './tabs/ClaimsTab.tsx'
import { ClassesTab } from './tabs/ClassesTab.tsx'
import { EventsTab } from './tabs/EventsTab.tsx'
import { FilingTab } from './tabs/FilingTab.tsx'
import { PaymentsTab } from './tabs/PaymentsTab.tsx'
import { PeopleTab } from './tabs/PeopleTab.tsx'
import { PicturesTab } from './tabs/PicturesTab.tsx'
import { SimilarOwners } from './SimilarOwners.tsx'
import { TitleChain } from './TitleChain.tsx'
import { usePhone } from './usePhone.ts'

const late = () => import('./tabs/lateTabs.ts')
const AnnuitiesTab = latePart(async () => (await late()).AnnuitiesTab)
const LicencesTab = latePart(async () => (await late()).LicencesTab)
const PrioritiesTab = latePart(async () => (await late()).PrioritiesTab)
const RefsTab = latePart(async () => (await late()).RefsTab)
const RegisterTab = latePart(async () => (await late()).RegisterTab)
const RelatedTab = latePart(async () => (await late()).RelatedTab)

interface CaseTabsProps {
  theCase: CaseOnPage
  number: string
  mark: Answer<'getTrademarkDetail'> | undefined
  reader: ReaderOfCase
  tab: string | number | boolean | undefined
  onTab: (tab: string | undefined) => void
}

/** The tabs of a case; a tab asks when it is opened. On phones they are chosen from a list. */
export function CaseTabs({ theCase, number, mark, reader, tab, onTab }: CaseTabsProps) {
  const { say } = useWords('casePage', 'workflow')
  const isPhone = usePhone()
  const ids = tabsOf(theCase.RIGHT, reader)
  const current = ids.find((id) => id === tab) ?? 'summary'
  const onChoose = (id: string) => onTab(id === 'summary' ? undefined : id)
  const labelOf = (id: TabId) => `casePage:tab.${id === 'makers' && theCase.RIGHT === 'D' ? 'designers' : id}` as const
  const panel = (
    <>
      {/* The headings of the parts of a tab are below this one. */}
      <h2 className="sr">
        <Label k={labelOf(current)} />
      </h2>
      <Suspense fallback={<Skeleton />}>
        <TabPanel id={current} theCase={theCase} number={number} mark={mark} reader={reader} onTab={onChoose} />
      </Suspense>
    </>
  )
  if (isPhone)
    return (
      <section className="card" aria-label={say('casePage:tabs')}>
        <div className="inset-16 hairline-below">
          <PickBox
            name={say('casePage:part')}
            isSet={false}
            value={current}
            onChoose={onChoose}
            options={ids.map((id) => ({ value: id, label: say(labelOf(id)) }))}
          />
        </div>
        {panel}
      </section>
    )
  return (
    <section className={`card ${styles.tabs}`} aria-label={say('casePage:tabs')}>
      <Tabs
        label={say('casePage:tabs')}
        current={current}
        onChoose={onChoose}
        tabs={ids.map((id) => ({
          id,
          label: <Label k={labelOf(id)} stacked />,
          panel: id === current ? panel : null,
        }))}
      />
    </section>
  )
}

interface TabPanelProps extends Pick<CaseTabsProps, 'theCase' | 'number' | 'mark' | 'reader'> {
  id: TabId
  onTab: (tab: string) => void
}

/** The content of one tab. */
function TabPanel({ id, theCase, number, mark, reader, onTab }: TabPanelProps) {
  switch (id) {
    case 'summary':
      return <SummaryTab theCase={theCase} mark={mark} onTab={onTab} />
    case 'filing':
      return <FilingTab theCase={theCase} number={number} reader={reader} />
    case 'owners':
      return <PeopleTab key={id} number={number} call="getOwners" />
    case 'makers':
      return <PeopleTab key={id} number={number} call="getInvestors" />
    case 'reprs':
      return <PeopleTab key={id} number={number} call="getReprs" />
    case 'classes':
      return <ClassesTab theCase={theCase} number={number} />
    case 'priorities':
      return <PrioritiesTab number={number} />
    case 'pictures':
      return <PicturesTab number={number} title={theCase.TITLE} />
    case 'claims':
      return <ClaimsTab number={number} />
    case 'register':
      return <RegisterTab theCase={theCase} number={number} />
    case 'annuities':
      return <AnnuitiesTab number={number} />
    case 'title':
      return <TitleChain number={number} />
    case 'licences':
      return <LicencesTab number={number} />
    case 'related':
      return <RelatedTab number={number} />
    case 'refs':
      return <RefsTab number={number} />
    case 'similar':
      return <SimilarOwners query={{ PATENT_ID: number }} />
    case 'documents':
      return <Documents patentId={number} />
    case 'payments':
      return <PaymentsTab number={number} />
    case 'events':
      return <EventsTab number={number} />
  }
}
