/** The script in the page itself, which runs before all others (docs/architecture.md, 'The boot'). */
import {askForDay} from './services/platform/boot.ts'

askForDay()
