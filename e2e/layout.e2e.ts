import { layoutSuite, layoutSuiteFinds } from './layout-suite.ts'

layoutSuiteFinds('lords-of-scotland')

layoutSuite('lords-of-scotland')
layoutSuite('glen-more')
