/** Storybook channel event: a view sent an event to its machine. Payload: `{machineId, event}`. */
export const eventSent = 'statechart/event-sent'
