/** To the customer by mail, or by message to the mobile number of the order. */
export const CUSTOMER_CHANNELS = ['mail', 'phone'] as const;

export type CustomerChannel = (typeof CUSTOMER_CHANNELS)[number];

/** `operator`: by mail to who runs the shop. */
export const NOTICE_CHANNELS = [...CUSTOMER_CHANNELS, 'operator'] as const;

export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];
