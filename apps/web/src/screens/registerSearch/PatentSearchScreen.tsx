import { usePageSearch } from '../../lib/pageAddress.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { RegisterSearchPage } from './RegisterSearchPage.tsx'

/** Pencarian Paten: patents unless other rights are chosen, and then named a search of the register. */
export function PatentSearchScreen() {
  const { right = 'P' } = usePageSearch('/forms/search')
  return (
    <RegisterSearchPage
      page="/forms/search"
      title={right === 'P' ? 'shell:page.search' : 'shell:page.registerSearch'}
      lead={right === 'P' ? 'register:lead.patents' : 'register:lead'}
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
