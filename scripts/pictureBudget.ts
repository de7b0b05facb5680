import {whyTooHeavy} from '../tests/visual/palette.ts'

/** Fails when the pictures in tests/visual/baselines weigh more than all clones should carry. */
const reason = whyTooHeavy()
if (reason) console.error(reason)
process.exitCode = reason ? 1 : 0
