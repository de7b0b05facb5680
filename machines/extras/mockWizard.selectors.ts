import type {SnapshotFrom} from 'xstate'
import type {CreationFailure} from '../../domain/extras/creation.ts'
import type {mockWizardMachine} from './mockWizard.machine.ts'
import type {MockTemplate} from './mockWizard.types.ts'

type MockWizardSnapshot = SnapshotFrom<typeof mockWizardMachine>

export const offeredTemplates = ({context}: MockWizardSnapshot): readonly MockTemplate[] => context.templates

export const chosenTemplate = ({context}: MockWizardSnapshot): string => context.template

export const mockFailure = ({context}: MockWizardSnapshot): CreationFailure | null => context.failure
