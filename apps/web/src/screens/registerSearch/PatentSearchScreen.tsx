import { PageLink } from '../../lib/PageLink.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { RegisterSearchPage } from './RegisterSearchPage.tsx'

/** Pencarian Paten: patents unless other rights are chosen. */
export function PatentSearchScreen() {
  return (
    <RegisterSearchPage
      page="/forms/search"
      title="shell:page.search"
      right={['P']}
      actions={
        <PageLink className="text-button" to="/forms/advance">
          <Icon name="filter" size={18} />
          <Label k="register:advanced" />
        </PageLink>
      }
    />
  )
}
