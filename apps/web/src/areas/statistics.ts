import '../ui/icons/allIcons.ts'

export { StatisticsScreen } from '../screens/statistics/StatisticsScreen.tsx'
