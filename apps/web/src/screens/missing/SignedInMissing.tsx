import { MainLayout } from '../../shell/MainLayout.tsx'
import { Missing } from './Missing.tsx'

export default function SignedInMissing({ address }: { address: string }) {
  return (
    <MainLayout>
      <Missing address={address} />
    </MainLayout>
  )
}
