import '../ui/icons/allIcons.ts'

export { StepPage } from '../screens/filing/StepPage.tsx'
export { CheckPage } from '../screens/filing/CheckPage.tsx'
export { DeclarationPage } from '../screens/filing/DeclarationPage.tsx'
export { ResultPage } from '../screens/filing/result/ResultPage.tsx'
export { ReviewScreen } from '../screens/filing/review/ReviewScreen.tsx'
