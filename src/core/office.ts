import { byItsOwner } from "#core/backup/by-its-owner.ts";
import { getBackup } from "#core/backup/get-backup.ts";
import { getRestorePreview } from "#core/backup/get-restore-preview.ts";
import { restoreBackup } from "#core/backup/restore-backup.ts";
import { createBookOffice } from "#core/book-office.ts";
import { addOrder } from "#core/by-hand/add-order.ts";
import { cancelByHand } from "#core/by-hand/cancel-by-hand.ts";
import { editOrder } from "#core/by-hand/edit-order.ts";
import { markPaid } from "#core/by-hand/mark-paid.ts";
import { sellAtGate } from "#core/by-hand/sell-at-gate.ts";
import { addHens } from "#core/care/add-hens.ts";
import { deleteHens } from "#core/care/delete-hens.ts";
import { getCareOverview } from "#core/care/get-care-overview.ts";
import { getCountSheet } from "#core/care/get-count-sheet.ts";
import { getFlockCare } from "#core/care/get-flock-care.ts";
import { nameFlock } from "#core/care/name-flock.ts";
import { putBackHens } from "#core/care/put-back-hens.ts";
import { updateHens } from "#core/care/update-hens.ts";
import { addCustomer } from "#core/customers/add-customer.ts";
import { findCustomer } from "#core/customers/find-customer.ts";
import { listCustomers } from "#core/customers/list-customers.ts";
import { putBackCustomer } from "#core/customers/put-back-customer.ts";
import { removeCustomer } from "#core/customers/remove-customer.ts";
import { updateCustomer } from "#core/customers/update-customer.ts";
import { getFlockOverview } from "#core/dashboard/get-flock-overview.ts";
import { getOrderOverview } from "#core/dashboard/get-order-overview.ts";
import { getRecordsSince } from "#core/dashboard/get-records-since.ts";
import { hasRecordsUpTo } from "#core/dashboard/has-records-up-to.ts";
import { keepingOrders } from "#core/egg-book/keeping-orders.ts";
import { settlingStock } from "#core/egg-book/settling-stock.ts";
import { stockForSale } from "#core/egg-book/stock-now.ts";
import { computeFlockPnL } from "#core/flocks/compute-flock-pnl.ts";
import { deleteCost, putBackCost } from "#core/flocks/delete-entry.ts";
import { getFlock } from "#core/flocks/get-flock.ts";
import { logCost } from "#core/flocks/log-cost.ts";
import { updateCost } from "#core/flocks/update-entry.ts";
import { getStockSheet } from "#core/inventory/get-stock-sheet.ts";
import { getUnreadCount } from "#core/messages/get-unread-count.ts";
import { listMessages } from "#core/messages/list-messages.ts";
import { markMessage } from "#core/messages/mark-message.ts";
import { sendAgain } from "#core/messages/send-again.ts";
import { sendTestMail } from "#core/messages/send-test-mail.ts";
import { getPackingList } from "#core/orders/get-packing-list.ts";
import { getUntold, getWhoIsTold } from "#core/orders/get-untold.ts";
import { listOrders } from "#core/orders/list-orders.ts";
import { markNotCollected } from "#core/orders/mark-not-collected.ts";
import { markTold } from "#core/orders/mark-told.ts";
import { setHandedOver } from "#core/orders/set-handed-over.ts";
import { setOrderStatus } from "#core/orders/set-order-status.ts";
import { setOrderStatuses } from "#core/orders/set-order-statuses.ts";
import { getPackDay } from "#core/packing/get-pack-day.ts";
import { keepingRun } from "#core/packing/keeping-run.ts";
import { setRunOrder } from "#core/packing/set-run-order.ts";
import { heldEggs } from "#core/payments/held-eggs.ts";
import { listPaymentsUnderWay } from "#core/payments/list-payments-under-way.ts";
import { refundOrder } from "#core/payments/refund-order.ts";
import { refundPart } from "#core/payments/refund-part.ts";
import { endPayment } from "#core/payments/release-payment.ts";
import { describingPictures } from "#core/pictures/describe-pictures.ts";
import { keepPicture } from "#core/pictures/keep-picture.ts";
import { listWidePictures } from "#core/pictures/list-wide-pictures.ts";
import { addDay, closeDays, removeException } from "#core/planning/edit-exceptions.ts";
import { getWeek } from "#core/planning/get-week.ts";
import { moveOrder } from "#core/planning/move-order.ts";
import { saveWeek } from "#core/planning/save-week.ts";
import { createPost } from "#core/posts/create-post.ts";
import { deletePost } from "#core/posts/delete-post.ts";
import { updatePost } from "#core/posts/update-post.ts";
import { getPriceSheet } from "#core/pricing/get-price-sheet.ts";
import { savePrices } from "#core/pricing/save-prices.ts";
import { erasePerson, erasePersonNow } from "#core/privacy/erase-person.ts";
import { exportPerson } from "#core/privacy/export-person.ts";
import { listLeaving } from "#core/privacy/list-leaving.ts";
import { getProfileSheet } from "#core/profile/get-profile.ts";
import { saveProfile } from "#core/profile/save-profile.ts";
import { changePassword } from "#core/session/change-password.ts";
import { addHelper, removeHelper } from "#core/session/helpers.ts";
import { endOtherSessions, endSession, getPeople } from "#core/session/open-sessions.ts";
import { getSetup } from "#core/setup/get-setup.ts";
import { hideSetup } from "#core/setup/hide-setup.ts";
import { shopCommands } from "#core/shop-commands.ts";
import { getSplash } from "#core/splash/get-splash.ts";
import { saveSplash } from "#core/splash/save-splash.ts";
import type { ShopPorts } from "#ports/ports.ts";

export const createOffice = (ports: ShopPorts) => {
  const command = shopCommands(ports);
  const deps = { ...ports.store.records, ...ports };

  const described = describingPictures(deps);
  const archiving = { ...ports, archive: byItsOwner(ports.store.archive), ...ports.store.records };

  return {
    getOrderOverview: getOrderOverview(deps),
    getFlockOverview: getFlockOverview(deps),
    getRecordsSince: getRecordsSince(deps),
    hasRecordsUpTo: hasRecordsUpTo(deps),
    getStockSheet: getStockSheet({
      ...deps,
      inventory: stockForSale(deps),
      held: heldEggs(deps),
    }),
    ...createBookOffice(ports, command),
    getPriceSheet: getPriceSheet(deps),
    savePrices: command(savePrices),
    listOrders: listOrders(deps),
    getUntold: getUntold(deps),
    getWhoIsTold: getWhoIsTold(deps),
    markTold: command(markTold),
    getPackingList: getPackingList(deps),
    getPackDay: getPackDay(deps),
    setOrderStatus: command(keepingOrders(setOrderStatus)),
    setOrderStatuses: command(keepingOrders(setOrderStatuses)),
    handOver: command(keepingRun(keepingOrders(setHandedOver))),
    markNotCollected: command(markNotCollected),
    refundOrder: refundOrder({ ...deps, command }),
    refundPart: refundPart({ ...deps, command }),
    listPaymentsUnderWay: listPaymentsUnderWay(deps),
    endPayment: command(endPayment),
    listMessages: listMessages(deps),
    getUnreadCount: getUnreadCount(deps),
    markMessage: command(markMessage),
    sendMessageAgain: command(sendAgain),
    sendTestMail: sendTestMail({ ...deps, command }),
    listCustomers: listCustomers(deps),
    addCustomer: command(addCustomer),
    findCustomer: findCustomer(deps),
    updateCustomer: command(updateCustomer),
    removeCustomer: command(removeCustomer),
    putBackCustomer: command(putBackCustomer),
    exportPerson: exportPerson(deps),
    erasePerson: command(erasePerson),
    erasePersonNow: command(erasePersonNow),
    listLeaving: listLeaving(deps),
    getFlock: getFlock(deps),
    computeFlockPnL: computeFlockPnL(deps),
    logCost: command(logCost),
    deleteCost: command(deleteCost),
    putBackCost: command(putBackCost),
    updateCost: command(updateCost),
    getFlockCare: getFlockCare(deps),
    getCareOverview: getCareOverview(deps),
    nameFlock: command(nameFlock),
    addHens: command(addHens),
    updateHens: command(updateHens),
    deleteHens: command(deleteHens),
    putBackHens: command(putBackHens),
    getCountSheet: getCountSheet(deps),
    createPost: createPost(ports, command),
    updatePost: updatePost(ports, command),
    deletePost: command(deletePost),
    getSplash: described(getSplash(deps)),
    saveSplash: saveSplash(ports, command),
    getProfile: described(getProfileSheet(deps)),
    saveProfile: saveProfile(ports, command),
    getPeople: getPeople(deps),
    changePassword: changePassword(deps),
    addHelper: addHelper(deps),
    removeHelper: removeHelper(deps),
    endSession: endSession(deps),
    endOtherSessions: endOtherSessions(deps),
    getSetup: getSetup(deps),
    hideSetup: command(hideSetup),
    keepPicture: keepPicture(ports.pictureCodec, command),
    listWidePictures: listWidePictures(deps),
    getWeek: getWeek(deps),
    saveWeek: command(keepingOrders(saveWeek)),
    closeDays: command(keepingOrders(closeDays)),
    addDay: command(keepingOrders(addDay)),
    removeException: command(keepingOrders(removeException)),
    setRunOrder: command(setRunOrder),
    moveOrder: command(keepingOrders(moveOrder)),
    addOrder: command(settlingStock(addOrder)),
    markPaid: command(markPaid),
    sellAtGate: command(keepingOrders(sellAtGate)),
    cancelByHand: command(cancelByHand),
    editOrder: command(keepingOrders(editOrder)),
    getBackup: getBackup(archiving),
    getRestorePreview: getRestorePreview(archiving),
    restoreBackup: restoreBackup(archiving),
  };
};
