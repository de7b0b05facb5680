import type {Meta, StoryObj} from '@storybook/react-vite'
import {fn} from 'storybook/test'
import {MissingView} from '../../src/features/question/MissingView.tsx'

const meta: Meta<typeof MissingView> = {title: 'UI/Questão que falta', component: MissingView}
export default meta

type Story = StoryObj<typeof MissingView>

/** The server does not have it. */
export const Unknown: Story = {args: {isOffline: false, onRetry: undefined}}
/** The server did not answer. */
export const Failed: Story = {args: {isOffline: false, onRetry: fn()}}
/** No network, and the questions were never opened here. */
export const Offline: Story = {args: {isOffline: true, onRetry: fn()}}
/** No network, and the questions around it are here. */
export const Offline_Alone: Story = {args: {isOffline: true, onRetry: undefined}}
