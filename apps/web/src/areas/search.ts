import '../ui/icons/allIcons.ts'

export { MarkSearchScreen } from '../screens/markSearch/MarkSearchScreen.tsx'
