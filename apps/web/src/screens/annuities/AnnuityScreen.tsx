import { usePageSearch } from '../../lib/pageAddress.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../ui/useWords.ts'
import { AnnuityOrders } from './AnnuityOrders.tsx'
import { ChosenPatents } from './ChosenPatents.tsx'
import { OtherNumbers } from './OtherNumbers.tsx'
import { OwnPatents } from './OwnPatents.tsx'
import { useChosen } from './useChosen.ts'

/** /user-docx/tp/berbayar: annuities of one or more patents under one billing code. */
export function AnnuityScreen() {
  const { say } = useWords('annuities')
  const { nomor } = usePageSearch('/user-docx/tp/berbayar')
  const chosen = useChosen(nomor === undefined ? [] : String(nomor).split(','))
  return (
    <Page
      title="shell:page.annuities"
      lead={say('annuities:lead')}
      above={
        <PageLink to="/user-docx/tp/berbayar">
          <Icon name="arrow-back" size={16} />
          <Label k="shell:page.newPaid" />
        </PageLink>
      }
    >
      <div className="stack">
        <OwnPatents chosen={chosen} />
        <OtherNumbers chosen={chosen} />
        <ChosenPatents chosen={chosen} />
        <AnnuityOrders />
      </div>
    </Page>
  )
}
