import { PageLink } from '../../lib/PageLink.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'

export function BackToLogin() {
  return (
    <PageLink to="/login">
      <Icon name="arrow-back" size={18} />
      <Label k="login:login" />
    </PageLink>
  )
}
