import '../../cases/cases.css'
import './landing.css'

import { OfflineNote } from '../../cases/OfflineNote.tsx'
import { Page } from '../../ui/Page.tsx'
import { PaidServices } from './PaidServices.tsx'
import { Today } from './Today.tsx'
import { useToday } from './useToday.ts'
import { Welcome } from './Welcome.tsx'

/** The page after log-in: what the reader has to do today, then the paid services. */
export function LandingScreen() {
  const today = useToday()
  return (
    <Page title="landing:title">
      <OfflineNote asOf={today.letters.dataUpdatedAt} />
      <Welcome today={today} />
      <Today today={today} />
      <PaidServices />
    </Page>
  )
}
