import { useIdentity } from '../../client/account/useIdentity.js';
import { openPreparedCart } from '../../client/cart/openPreparedCart.js';
import { useForm } from '../../client/forms/useForm.js';
import { useMessages } from '../../client/intl/messages.js';
import { useGo } from '../../client/page/navigation.js';
import { CartLink } from '../../domain/cart/preparedCart.js';
import { PATHS } from '../../domain/core/paths.js';
import { StackedForm } from '../ui/form/StackedForm.js';
import { PageFrame } from '../ui/PageFrame.js';

/** One press opens the cart, because programs that check the links of a message open them, too. */
export function OpenCartForm({ link }: { link: string }) {
  const t = useMessages();
  const go = useGo();
  const { enter } = useIdentity();
  const form = useForm({
    name: 'open-cart',
    query: '',
    parsers: { link: CartLink },
    run: async (values) => {
      await enter(() => openPreparedCart(values.link));
      await go(PATHS.cart);
    },
  });
  const { name, defaultValue = link } = form.field('link');
  return (
    <PageFrame title={t('prepared_cart.title')} lead={t('prepared_cart.lead')} width="narrow">
      <StackedForm form={form} submitLabel={t('prepared_cart.open')}>
        <input type="hidden" name={name} value={defaultValue} />
      </StackedForm>
    </PageFrame>
  );
}
