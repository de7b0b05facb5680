import type {SnapshotFrom} from 'xstate'
import type {CreationFailure} from '../../domain/extras/creation.ts'
import {levelsOf, type ThemeTree} from '../../domain/extras/wizard.ts'
import type {ThemePath} from '../../domain/extras/extras.types.ts'
import type {theoryWizardMachine} from './theoryWizard.machine.ts'

type TheoryWizardSnapshot = SnapshotFrom<typeof theoryWizardMachine>

export const theoryLevels = ({context: {tree, path}}: TheoryWizardSnapshot): ThemeTree[] => levelsOf(tree, path)

export const theoryPath = ({context}: TheoryWizardSnapshot): ThemePath => context.path

export const theoryFailure = ({context}: TheoryWizardSnapshot): CreationFailure | null => context.failure
